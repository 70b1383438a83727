/** A tenth of Nestling’s: it promises clients 10 seconds and closes after 15. */
export const times = { keepAliveMs: 1000, keepAliveBufferMs: 500, busyMs: 100 }
