import type { CallInput } from '#contract/call.ts'
import type { create } from '#contract/listing-jobs.ts'

export type Action = CallInput<typeof create>['items'][number]

/** What the button has started so far. */
export interface Started {
  /** The jobs, by kind. */
  ids: ReadonlyMap<Action['action'], string>
  /** The actions at the last press. */
  pressed: readonly Action[]
}

/** The actions that a press applies: once a job has started, those it was started with. What it has done is checked
 * again, and an item that it listed would have to be repriced. */
export const actionsFrom = (checked: readonly Action[], { ids, pressed }: Started) => (ids.size > 0 ? pressed : checked)

/** The jobs to start, one for each kind of action. */
export const leftToStart = (checked: readonly Action[], started: Started) =>
  [...Map.groupBy(actionsFrom(checked, started), ({ action }) => action)].filter(([kind]) => !started.ids.has(kind))
