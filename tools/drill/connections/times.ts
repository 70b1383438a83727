/** Nestling tells clients 10 seconds, and adds 5. */
export const times = { keepAliveMs: 1000, keepAliveBufferMs: 500, busyMs: 100 }
