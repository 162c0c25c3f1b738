/**
 * What is made of a key alone, made once: expressions over a dictionary are long, and every question is read with the
 * same ones. For keys of which there are few, such as dictionaries and languages.
 */
export function onceFor<Key, Made>(make: (key: Key) => Made): (key: Key) => Made {
  const kept = new Map<Key, Made>();
  return (key) => {
    if (!kept.has(key)) kept.set(key, make(key));
    return kept.get(key)!;
  };
}
