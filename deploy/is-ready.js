/** The health check of the image: exits with 0 if Nestling is ready for requests. */
const port = process.env.PORT ?? '3000'
const response = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null)
process.exitCode = response?.ok ? 0 : 1
