/**
 * The exchange's rooms, folders and files that lie directly in it, floor by floor from the ground. A room imports from the
 * floors below its own alone, never from beside or above, so no rooms can ever import each other in a circle.
 *
 * In words: refusals, settings and log · database and ports · services · HTTP, job queue and ledger · the catalogue and what
 * else knows no person · mail · accounts · what a person does alone, bargains and purchase orders · listings · restrictions
 * and the wallet · platform accounts · inventories · orders · what changes or checks several of these at once · operators
 * and workers · the application · its start.
 */
const FLOORS: readonly (readonly string[])[] = [
  ['log.ts', 'refusal.ts', 'settings.ts', 'state-machine.ts'],
  ['db', 'ports'],
  ['adapters', 'backup', 'bounded-log.ts', 'caches', 'services.ts'],
  ['http', 'jobs', 'ledger'],
  ['catalogue', 'content', 'market-events', 'names', 'pictures', 'retention'],
  ['mail'],
  ['accounts'],
  // Bargains lie below the listings, which end them: of a listing they know its row.
  ['activation-codes', 'bargains', 'bookmarks', 'feedback', 'market', 'purchase-orders', 'real-name'],
  ['listings', 'market-info', 'market-trades', 'payout-accounts'],
  // Who is restricted has their listings and purchase orders taken off the market.
  ['moderation', 'wallet'],
  // Whose account may not trade on the platform is restricted.
  ['platform-accounts'],
  ['inventory'],
  ['orders'],
  ['checks', 'deals', 'reconcile', 'selling', 'shops'],
  ['operator', 'workers'],
  ['app.ts', 'state-machines.ts'],
  ['open-exchange.ts'],
]

const floorOf = new Map(FLOORS.flatMap((rooms, floor) => rooms.map((room) => [room, floor])))

/** The room of a file of the exchange; undefined for any other. */
const roomOf = (path: string): string | undefined => /^src\/exchange\/([^/]+)/.exec(path)?.[1]

/** Why one file of the exchange may not import another, or undefined when it may. Types count like values. */
export function refusalOfRoom(from: string, target: string): string | undefined {
  const [room, targetRoom] = [roomOf(from), roomOf(target)]
  if (room === undefined || targetRoom === undefined || room === targetRoom) return undefined
  const unknown = [room, targetRoom].find((name) => !floorOf.has(name))
  if (unknown) return `src/exchange/${unknown} is on no floor of the exchange: add it to tools/lint/rooms.ts`
  if (floorOf.get(targetRoom)! < floorOf.get(room)!) return undefined
  return `${room} may not import ${targetRoom}: rooms of the exchange import from the floors below their own`
}
