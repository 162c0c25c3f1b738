import { useSyncExternalStore } from 'react';

/** 'system' follows the device. The script in index.html applies the choice before the first paint. */
export type ThemeChoice = 'system' | 'light' | 'dark';

const THEME_KEY = 'theme';
const listeners = new Set<() => void>();
const darkDevice = window.matchMedia('(prefers-color-scheme: dark)');

function storedChoice(): ThemeChoice {
  const stored = localStorage.getItem(THEME_KEY);
  return stored === 'light' || stored === 'dark' ? stored : 'system';
}

function apply(): void {
  const choice = storedChoice();
  const dark = choice === 'dark' || (choice === 'system' && darkDevice.matches);
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
  for (const listener of listeners) listener();
}

darkDevice.addEventListener('change', apply);
window.addEventListener('storage', (event) => {
  if (event.key === THEME_KEY) apply();
});

export function chooseTheme(choice: ThemeChoice): void {
  if (choice === 'system') localStorage.removeItem(THEME_KEY);
  else localStorage.setItem(THEME_KEY, choice);
  apply();
}

/** To the opposite of what is on screen, so that every press is seen. */
export function switchTheme(): void {
  chooseTheme(document.documentElement.dataset.theme === 'dark' ? 'light' : 'dark');
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useThemeChoice(): ThemeChoice {
  return useSyncExternalStore(subscribe, storedChoice);
}

/** The theme on screen, for parts that cannot be styled by CSS alone. */
export function useShownTheme(): 'light' | 'dark' {
  return useSyncExternalStore(subscribe, () => (document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light'));
}
