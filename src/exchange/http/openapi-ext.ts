import { z } from 'zod'
import { marketEvent, marketEventKind } from '#contract/market/events.ts'
import { marketEventsPath, maxFollowedListings, personEventsPath } from '#contract/words.ts'

const text = (schema: object, description: string) => ({
  description,
  content: { 'application/problem+json': { schema } },
})
const problem = {
  type: 'object',
  required: ['title', 'status'],
  properties: { title: { type: 'string' }, status: { type: 'integer' } },
}
const eventId = { type: 'string', pattern: '^\\d{1,18}$' }

const { $schema: _dialect, ...eventSchema } = z.toJSONSchema(marketEvent)

/** Our own endpoints, outside the envelope and the contract's calls. */
export const extPaths = {
  [marketEventsPath]: {
    get: {
      operationId: 'ext.marketEvents',
      summary: 'What happens in the market, as it happens: server-sent events',
      description: `Each event is named by its kind (${marketEventKind.options.join(', ')}), its id is that of the data. After a break, go
on with the header \`Last-Event-ID\` (browsers send it by themselves) or \`last_id\`: no event is skipped and none comes twice,
for the seven days that events are kept. An event named \`reset\` says that older ones are gone. Ids are names, not an order:
a later event may have a lower id. \`sold\` comes when an order is paid; if that order comes to nothing, \`listed\` follows.
\`delivered\` says that a sale has entered the list of past sales, \`reversed\` that it has left it, and \`purchase_changed\` that a
purchase order was posted, changed, filled or ended; these name no listing. Ignore kinds that you do not know: more may follow.
Events arrive within about a second, later while a long transaction runs. A comment every 15 seconds keeps the stream open.`,
      tags: ['ext'],
      parameters: [
        { name: 'goods_id', in: 'query', required: false, schema: { type: 'string', pattern: '^[0-9a-z]{11}$' } },
        {
          name: 'listing_ids',
          in: 'query',
          required: false,
          style: 'form',
          explode: false,
          schema: {
            type: 'array',
            items: { type: 'string', pattern: '^[1-9]\\d{0,17}$' },
            maxItems: maxFollowedListings,
          },
        },
        { name: 'last_id', in: 'query', required: false, schema: eventId },
        { name: 'last-event-id', in: 'header', required: false, schema: eventId },
      ],
      responses: {
        '200': {
          description: 'The stream; `data` of each event as here.',
          content: { 'text/event-stream': { schema: eventSchema } },
        },
        '400': text(problem, 'A query that is not valid, or an id that no event ever had.'),
        '429': text(problem, 'Too many open streams, of this address or in all; `Retry-After` says when to try again.'),
        '503': text(problem, 'The exchange is stopping.'),
      },
    },
  },
  [personEventsPath]: {
    get: {
      operationId: 'ext.personEvents',
      summary: 'When something of mine changes: server-sent events',
      description: `An event named \`following\` opens the stream; \`changed\` comes within about a second after a message to me, or a step
of one of my orders, bargains or purchase orders. They carry nothing: read what is new by the calls, also after each
\`following\`, because nothing is kept for those who were away. A comment every 15 seconds keeps the stream open; it ends
with the session.`,
      tags: ['ext'],
      security: [{ session: [] }],
      parameters: [
        { name: 'user_id', in: 'query', required: true, schema: { type: 'string', pattern: '^[1-9]\\d{0,17}$' } },
      ],
      responses: {
        '200': {
          description: 'The stream; `data` of each event is an empty object.',
          content: { 'text/event-stream': { schema: { type: 'object' } } },
        },
        '204': { description: 'No session, or not that person’s. Do not reconnect.' },
        '429': text(problem, 'Too many open streams, of this person or in all; `Retry-After` says when to try again.'),
        '503': text(problem, 'The exchange is stopping.'),
      },
    },
  },
}
