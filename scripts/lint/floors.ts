/** Rooms (folders or files directly in `folder`), floor by floor from the ground. */
export type Floors = readonly (readonly string[])[]

/** Returns a check of why one file below `folder` may not import another, or undefined if it may: a room imports only
 * from floors below its own, never from its own floor or above, so import cycles between rooms are impossible. Types
 * count like values. */
export function floorRule(folder: string, floors: Floors): (from: string, target: string) => string | undefined {
  const floorOf = new Map(floors.flatMap((rooms, floor) => rooms.map((room) => [room, floor])))
  const roomOf = (path: string) =>
    path.startsWith(`${folder}/`) ? path.slice(folder.length + 1).split('/')[0] : undefined
  return (from, target) => {
    const [room, targetRoom] = [roomOf(from), roomOf(target)]
    if (room === undefined || targetRoom === undefined || room === targetRoom) return undefined
    const unknown = [room, targetRoom].find((name) => !floorOf.has(name))
    if (unknown) return `${folder}/${unknown} is on no floor: add it to scripts/lint`
    if (floorOf.get(targetRoom)! < floorOf.get(room)!) return undefined
    return `${room} may not import ${targetRoom}: a room of ${folder} imports from the floors below its own`
  }
}
