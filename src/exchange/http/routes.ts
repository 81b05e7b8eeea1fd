import type { z } from 'zod'
import type { Call, CallAnswer, CallRequest } from '#contract/call.ts'
import type { Transaction } from '../db/connection.ts'
import { Refusal } from '../refusal.ts'
import type { CallContext, SignedInContext } from './context.ts'
import type { Encoded } from './encoded.ts'

type AnyCall = Call<z.ZodType, z.ZodType>
type ContextOf<C extends AnyCall> = C['session'] extends 'required' ? SignedInContext : CallContext

/** A call and its handler. */
export interface Route {
  call: AnyCall
  run(context: CallContext, request: never, keyed: KeyedWrite): Promise<unknown>
}

/** What a request's idempotency key provides. */
export interface KeyedWrite {
  /** Runs a command in the transaction that also stores the key. */
  once(command: (tx: Transaction) => Promise<unknown>): Promise<unknown>
  /** Returns the earlier answer of this key; null for a new key, a refusal for one that can't be used. */
  findFirst(): Promise<{ answer: unknown } | Refusal | null>
}

/** Routes a call that only reads, or that manages its own transaction. */
export function answer<C extends AnyCall>(
  call: C,
  handler: (
    context: ContextOf<C>,
    request: CallRequest<C>,
  ) => Promise<CallAnswer<C> | Encoded<CallAnswer<C>> | Refusal>,
): Route {
  return { call, run: (context, request) => handler(context as ContextOf<C>, request) }
}

/** Routes an idempotent write to one command in one transaction. */
export function command<C extends AnyCall>(
  call: C,
  handler: (tx: Transaction, context: SignedInContext, request: CallRequest<C>) => Promise<CallAnswer<C> | Refusal>,
): Route {
  return {
    call,
    run: (context, request, keyed) => keyed.once((tx) => handler(tx, context as SignedInContext, request)),
  }
}

/**
 * Like `command`, for calls that must ask an outside service first: `prepare` runs before the transaction, so that none
 * stays open across the network. A replayed request skips `prepare`: it contacts no service and counts against no
 * limit.
 */
export function preparedCommand<C extends AnyCall, Prepared>(
  call: C,
  prepare: (context: SignedInContext, request: CallRequest<C>) => Promise<Prepared | Refusal>,
  handler: (
    tx: Transaction,
    context: SignedInContext,
    request: CallRequest<C>,
    prepared: Prepared,
  ) => Promise<CallAnswer<C> | Refusal>,
): Route {
  return {
    call,
    run: async (context, request, keyed) => {
      const first = await keyed.findFirst()
      if (first) return first instanceof Refusal ? first : first.answer
      const prepared = await prepare(context as SignedInContext, request)
      if (prepared instanceof Refusal) return prepared
      return keyed.once((tx) => handler(tx, context as SignedInContext, request, prepared))
    },
  }
}
