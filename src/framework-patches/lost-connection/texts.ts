export const TEXTS = {
  incomplete:
    'A part of this page could not be loaded. You can read it, but its controls do not work.',
  retry: 'Retry',
  offline:
    'You are offline, and this page has not been loaded yet. It opens when the connection is back.',
  back: 'Go back',
} as const;
