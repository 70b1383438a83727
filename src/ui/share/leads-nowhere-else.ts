/** Whether an address means the device itself, so that on every other one it leads elsewhere or nowhere. */
export function leadsNowhereElse(url: string): boolean {
  const { hostname } = new URL(url)
  return /^(127\.\d+\.\d+\.\d+|0\.0\.0\.0|\[::1\]|(.+\.)?localhost)$/.test(hostname)
}
