/**
 * A tenth of Nestling’s keep-alive times: Nestling promises clients 10 seconds, and closes idle connections after 15. `busyMs`
 * is how long a request to `/slow` keeps the server busy.
 */
export const times = { keepAliveMs: 1000, keepAliveBufferMs: 500, busyMs: 100 }
