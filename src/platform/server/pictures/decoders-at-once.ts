import { totalmem } from 'node:os'

/** Enough for two decoders of 160 MB each, the server, and the system. */
const enoughForTwo = 768e6
const most = 2

/** How many pictures are decoded at once with this many bytes of memory. */
export const decodersFor = (memory: number): number => (memory < enoughForTwo ? 1 : most)

/** The memory of the machine, or of the container (cgroup v1 or v2) if that has less. Without a limit Node says 0 or 2⁶⁴. */
export const memoryLimit = (): number => Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY)
