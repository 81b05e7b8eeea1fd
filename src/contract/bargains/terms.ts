import { z } from 'zod'
import { lowestPercent } from './fields.ts'
import { getCall, postCall } from '../call.ts'
import { id, uniqueList } from '../fields.ts'
import { maxBargainSet } from '../words.ts'

/** The seller's bargaining terms, for all their listings or for one. */
export const bargainTerms = z.object({
  allow_bargain: z.boolean(),
  lowest_percent: lowestPercent,
})

export const set = postCall('/api/v1/order/set_bargain', {
  name: 'bargains.set',
  summary: 'Allow or forbid bargaining and set the lowest accepted percentage, for some of my listings or for all',
  session: 'required',
  idempotent: true,
  request: z
    .strictObject({
      /** Absent: applies to all current and future listings. */
      listing_ids: uniqueList(z.array(id).min(1).max(maxBargainSet)).optional(),
      allow_bargain: z.boolean().optional(),
      /** Null returns a listing to the seller's general percentage. */
      lowest_percent: lowestPercent.nullable().optional(),
    })
    .refine((terms) => terms.allow_bargain !== undefined || terms.lowest_percent !== undefined, {
      error: 'nothing to set',
      path: ['allow_bargain'],
    })
    .refine((terms) => terms.listing_ids !== undefined || terms.lowest_percent !== null, {
      error: 'the percentage of all can not be taken back',
      path: ['lowest_percent'],
    }),
  response: z.object({
    /** The general terms, for all of the caller's listings. */
    terms: bargainTerms,
    /** The terms now in force for the named listings. */
    listings: z.array(bargainTerms.extend({ listing_id: id, is_own_percent: z.boolean() })),
  }),
})

/** Extension: the caller's general terms, for the settings page. */
export const terms = getCall('/api/ext/bargain/terms', {
  name: 'bargains.terms',
  summary: 'Whether I allow bargaining, and my lowest percentage',
  session: 'required',
  request: z.object({}),
  response: bargainTerms,
})
