import { type ComponentType, lazy, useState } from 'react';

/**
 * `lazy`, but a part that could not be fetched is fetched again when it is next shown: React itself would remember the
 * failure for as long as the window lives.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const begin = () =>
    lazy(async () => {
      try {
        return { default: await load() };
      } catch (error) {
        current = begin();
        throw error;
      }
    });
  let current = begin();
  return (props) => {
    const [Part] = useState(() => current);
    return <Part {...props} />;
  };
}
