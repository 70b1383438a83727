/** A least-recently-used cache of byte arrays with a limit on their total size. */
export function createByteCache(mostBytes: number) {
  const entries = new Map<string, Uint8Array>()
  let bytes = 0

  function remove(key: string) {
    bytes -= entries.get(key)?.byteLength ?? 0
    entries.delete(key)
  }

  return {
    get(key: string): Uint8Array | undefined {
      const value = entries.get(key)
      if (!value) return undefined
      entries.delete(key)
      entries.set(key, value)
      return value
    },

    set(key: string, value: Uint8Array): void {
      remove(key)
      if (value.byteLength > mostBytes) return
      entries.set(key, value)
      bytes += value.byteLength
      for (const oldest of entries.keys()) {
        if (bytes <= mostBytes) return
        remove(oldest)
      }
    },
  }
}
