import { totalmem } from 'node:os'

/** Bytes of memory that are enough for two decoders of 160 MB each, the server, and the system. */
const enoughForTwo = 768e6
const most = 2

/** The number of pictures that are decoded at once with this many bytes of memory. */
export const decodersFor = (memory: number): number => (memory < enoughForTwo ? 1 : most)

/**
 * The bytes of memory of the machine, or of this process's cgroup if that has fewer. For a cgroup without a limit, Node returns
 * 0 (cgroup v2) or 2⁶⁴ (cgroup v1).
 */
export const memoryLimit = (): number => Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY)
