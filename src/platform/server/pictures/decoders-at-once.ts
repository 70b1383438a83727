import { totalmem } from 'node:os'

/** Two decoders of 160 MB each, the server, and what else the system needs. */
const enoughForTwo = 768e6
const most = 2

/** How many pictures are decoded at once with this much memory, in bytes. */
export const decodersFor = (memory: number): number => (memory < enoughForTwo ? 1 : most)

/** The memory of the machine, or of the container (cgroup v1 or v2) if that has less. Without a limit Node says 0 or 2⁶⁴. */
export const memoryLimit = (): number => Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY)
