/** Whether less motion is wanted: by the system, or by the settings, which tell the document's root. */
export const isStill = (): boolean =>
  document.documentElement.dataset['motion'] === 'reduced' ||
  matchMedia('(prefers-reduced-motion: reduce)').matches;
