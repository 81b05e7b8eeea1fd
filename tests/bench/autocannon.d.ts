/** The part of autocannon that the benches use: the package ships no types. */
declare module 'autocannon' {
  type Options = {
    url: string
    connections: number
    amount?: number
    duration?: number
    headers?: Record<string, string>
    requests?: { path: string; method?: string; body?: string }[]
  }
  type Result = {
    /** seconds */
    duration: number
    errors: number
    non2xx: number
    '2xx': number
    /** milliseconds */
    latency: { p50: number; p99: number }
  }
  type Client = Promise<Result> & { on(event: 'response', listener: () => void): void }
  export default function autocannon(options: Options): Client
}
