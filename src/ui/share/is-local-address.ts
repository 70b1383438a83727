/** Whether an address names this device itself (localhost), so it does not work on any other device. */
export function isLocalAddress(url: string): boolean {
  const { hostname } = new URL(url)
  return /^(127\.\d+\.\d+\.\d+|0\.0\.0\.0|\[::1\]|(.+\.)?localhost)$/.test(hostname)
}
