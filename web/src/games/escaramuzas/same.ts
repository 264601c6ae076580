/** Values that come anew with every view, though most are the same: the old object is kept
while nothing about it has changed, so that nothing is drawn again for it. */

export class Same<T extends object> {
  private kept = new Map<string, { text: string; value: T }>();

  as(key: string, value: T): T {
    const text = JSON.stringify(value);
    const old = this.kept.get(key);
    if (old?.text === text) return old.value;
    this.kept.set(key, { text, value });
    return value;
  }
}
