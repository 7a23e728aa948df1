/** The browser's own storage, and what stands in for it where there is none. */
import type { Drawer } from './matchStore.ts';

/** For as long as this page is open. */
export const memoryDrawer = (content = new Map<string, string>()): Drawer => ({
  keys: () => [...content.keys()],
  read: (key) => content.get(key) ?? null,
  write: (key, text) => void content.set(key, text),
  remove: (key) => void content.delete(key),
  attend: () => () => undefined,
  isLasting: false,
});

const storageDrawer = (storage: Storage): Drawer => ({
  keys: () => Object.keys(storage),
  read: (key) => storage.getItem(key),
  write: (key, text) => storage.setItem(key, text),
  remove: (key) => storage.removeItem(key),
  attend: (changed) => {
    const heard = ({ storageArea, key }: StorageEvent): void => {
      if (storageArea === storage && key !== null) changed(key);
    };
    addEventListener('storage', heard);
    return () => removeEventListener('storage', heard);
  },
  isLasting: true,
});

/** Some browsers have storage that may not be touched: then matches last as long as the page. */
export const browserDrawer = (): Drawer => {
  try {
    return storageDrawer(localStorage);
  } catch {
    return memoryDrawer();
  }
};
