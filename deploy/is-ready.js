/** The health check of the image: ends with 0 if Nestling can serve people. */
const port = process.env.PORT ?? '3000'
const response = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null)
process.exitCode = response?.ok ? 0 : 1
