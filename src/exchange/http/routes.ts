import type { z } from 'zod'
import type { Call, CallAnswer, CallRequest } from '#contract/call.ts'
import type { Transaction } from '../db/connection.ts'
import { Refusal } from '../refusal.ts'
import type { CallContext, SignedInContext } from './context.ts'
import type { Encoded } from './encoded.ts'

type AnyCall = Call<z.ZodType, z.ZodType>
type ContextOf<C extends AnyCall> = C['session'] extends 'required' ? SignedInContext : CallContext

/** A call and what answers it. */
export interface Route {
  call: AnyCall
  run(context: CallContext, request: never, keyed: KeyedWrite): Promise<unknown>
}

/** What a request's idempotency key is good for. */
export interface KeyedWrite {
  /** Runs a command in the one transaction that also keeps the key. */
  once(command: (tx: Transaction) => Promise<unknown>): Promise<unknown>
  /** The answer that the key has had already; null for a new key, a refusal for one that can't be used. */
  findFirst(): Promise<{ answer: unknown } | Refusal | null>
}

/** Answers a call that reads, or that takes care of its own transaction. */
export function answer<C extends AnyCall>(
  call: C,
  handler: (
    context: ContextOf<C>,
    request: CallRequest<C>,
  ) => Promise<CallAnswer<C> | Encoded<CallAnswer<C>> | Refusal>,
): Route {
  return { call, run: (context, request) => handler(context as ContextOf<C>, request) }
}

/** Answers an idempotent writing call with one command in one transaction. */
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
 * As `command`, for calls that have to ask an outside service first: `prepare` runs before the transaction, so that
 * none is held open over the network. A request that has had its answer gets that again and prepares nothing: it asks
 * nobody and counts against no limit.
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
