/** A guard's verdict: null allows the step, a text says why not. */
export type GuardReason = string | null

export interface Transition<State extends string, Event extends string, Actor extends string, Subject> {
  from: State
  event: Event
  to: State
  /** Who may cause it. */
  by: readonly Actor[]
  /** Says why the step is not allowed now. */
  guard?: (subject: Subject, now: Date) => GuardReason
}

export interface MachineTable<State extends string, Event extends string, Actor extends string, Subject> {
  name: string
  initial: State
  final: readonly State[]
  transitions: readonly Transition<State, Event, Actor, Subject>[]
}

export type Step<State> = { ok: true; to: State } | { ok: false; reason: string }

export interface Machine<
  State extends string,
  Event extends string,
  Actor extends string,
  Subject,
> extends MachineTable<State, Event, Actor, Subject> {
  /** Returns the next state, or the reason why the event is not allowed: never a bare no. */
  step(from: State, event: Event, actor: Actor, subject: Subject, now: Date): Step<State>
}

/**
 * Builds a machine from its table.
 *
 * @throws on ambiguous transitions, dead ends and unreachable states
 */
export function defineMachine<State extends string, Event extends string, Actor extends string, Subject>(
  table: MachineTable<State, Event, Actor, Subject>,
): Machine<State, Event, Actor, Subject> {
  const problems = findProblems(table)
  if (problems.length > 0) throw new Error(`state machine ${table.name}: ${problems.join('; ')}`)
  return {
    ...table,
    step(from, event, actor, subject, now) {
      const transition = table.transitions.find((candidate) => candidate.from === from && candidate.event === event)
      if (!transition) return { ok: false, reason: `${event} does not happen in state ${from}` }
      if (!transition.by.includes(actor)) return { ok: false, reason: `${event} is not for the ${actor}` }
      const reason = transition.guard?.(subject, now) ?? null
      return reason === null ? { ok: true, to: transition.to } : { ok: false, reason }
    },
  }
}

function findProblems<State extends string>(table: MachineTable<State, string, string, never>): string[] {
  const problems: string[] = []
  const states = new Set<State>([table.initial, ...table.final])
  for (const { from, to } of table.transitions) states.add(from).add(to)
  const seen = new Set<string>()
  for (const { from, event, by } of table.transitions) {
    if (seen.has(`${from} ${event}`)) problems.push(`two answers to ${event} in ${from}`)
    if (table.final.includes(from)) problems.push(`${from} is final but ${event} leaves it`)
    if (by.length === 0) problems.push(`nobody may cause ${event} in ${from}`)
    seen.add(`${from} ${event}`)
  }
  const reachable = new Set<State>([table.initial])
  for (const state of reachable) {
    for (const { from, to } of table.transitions) if (from === state) reachable.add(to)
  }
  for (const state of states) {
    if (!reachable.has(state)) problems.push(`${state} is never reached`)
    if (!table.final.includes(state) && !table.transitions.some(({ from }) => from === state))
      problems.push(`${state} has no way out`)
  }
  return problems
}
