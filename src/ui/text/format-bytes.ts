/** Formats a number of bytes, such as `3.4 GB`. */
export const formatBytes = (bytes: number): string =>
  bytes < 1e9 ? `${Math.max(0.1, bytes / 1e6).toFixed(1)} MB` : `${(bytes / 1e9).toFixed(1)} GB`
