/**
 * A function that remembers its results: for objects as long as they are in use, for texts until there are
 * `most`, when all are forgotten.
 */
export function remembered<Key extends object | string, Value extends object>(
  make: (key: Key) => Value,
  most?: number,
): (key: Key) => Value {
  const texts = new Map<Key, Value>();
  const known = most === undefined ? (new WeakMap() as unknown as typeof texts) : texts;
  return (key) => {
    let value = known.get(key);
    if (!value) {
      value = make(key);
      if (most !== undefined && texts.size >= most) texts.clear();
      known.set(key, value);
    }
    return value;
  };
}
