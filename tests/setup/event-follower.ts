import type { MarketEvent } from '#contract/market/events.ts'

interface Message {
  id?: string
  event?: string
  data?: string
}

/** A client of the market feed that reads messages as they arrive. */
export class Follower {
  readonly response: Response
  readonly #messages: AsyncGenerator<Message>

  constructor(response: Response) {
    this.response = response
    this.#messages = parse(response)
  }

  async take(count: number): Promise<Message[]> {
    const taken: Message[] = []
    while (taken.length < count) {
      const { value, done } = await this.#messages.next()
      if (done) break
      taken.push(value)
    }
    return taken
  }

  async takePrices(count: number): Promise<number[]> {
    return (await this.take(count)).map(({ data }) => Number((JSON.parse(data!) as MarketEvent).price))
  }

  /** Cancels the response, as a server does when its client hangs up. */
  async close(): Promise<void> {
    await this.#messages.return(undefined)
    if (!this.response.bodyUsed && !this.response.body?.locked) await this.response.body?.cancel()
  }
}

async function* parse({ body }: Response): AsyncGenerator<Message> {
  let text = ''
  for await (const chunk of body!.pipeThrough(new TextDecoderStream())) {
    text += chunk
    for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
      const lines = text.slice(0, end).split('\n')
      text = text.slice(end + 2)
      const message: Message = Object.fromEntries(
        lines.filter((line) => !line.startsWith(':')).map((line) => line.split(/: (.*)/s).slice(0, 2)),
      )
      if (message.data !== undefined) yield message
    }
  }
}
