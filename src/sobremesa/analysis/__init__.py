"""Looking back at a finished match: chances, turning points, blunders and luck.

A finished match hides nothing, so what it was worth is weighed knowing all.
What a player should have done is weighed from what that seat could believe.
"""
