import type { MachineTable } from '#exchange/state-machine.ts'
import { stateMachines } from '#exchange/state-machines.ts'

type AnyMachine = MachineTable<string, string, string, never>

const words = (name: string | number) => String(name).replaceAll('_', ' ')

/** Returns the page of all state machines as Markdown, each with a diagram and a table. */
export const drawStates = () =>
  ['# States', '', 'Drawn by `npm run states` from the tables in `src/exchange`. Do not edit.', '']
    .concat(stateMachines.flatMap(drawMachine))
    .join('\n')

function drawMachine({ name, initial, final, transitions }: AnyMachine): string[] {
  return [
    `## ${words(name)}`,
    '',
    '```mermaid',
    'stateDiagram-v2',
    `  [*] --> ${idOf(initial)}`,
    ...transitions.map(({ from, to, event }) => `  ${idOf(from)} --> ${idOf(to)}: ${words(event)}`),
    ...final.map((state) => `  ${idOf(state)} --> [*]`),
    '```',
    '',
    '| from | event | to | by | only if |',
    '| --- | --- | --- | --- | --- |',
    ...transitions.map(
      ({ from, event, to, by, guard }) =>
        `| ${words(from)} | ${words(event)} | ${words(to)} | ${by.map(words).join(', ')} | ${guard ? words(guardName(guard)) : ''} |`,
    ),
    '',
  ]
}

/** Numeric states (QR login) need a leading letter in a diagram. */
const idOf = (state: string | number) => (/^\d/.test(String(state)) ? `s${state}` : String(state))

/** Guards are named functions; `inTime` reads as "in time". */
const guardName = (guard: { name: string }) => guard.name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
