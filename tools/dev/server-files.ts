/** Whether the server uses this file, and must restart after a change of it. */
export function isServerFile(path: string): boolean {
  const file = path.replaceAll('\\', '/')
  if (!/^src\/.+\.(ts|md)$/.test(file) || /\.test\.ts$|(^|\/)README\.md$/.test(file)) return false
  return !/\/client\/|^src\/ui\/|^src\/app\/cli\//.test(file)
}
