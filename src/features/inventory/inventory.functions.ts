import { createServerFn } from '@tanstack/react-start'
import { detail, list, statistics, sync } from '#contract/inventory.ts'
import { callUpstream } from '#upstream/call-upstream.ts'
import { inputOf } from '#upstream/input-of.ts'

export const fetchInventory = createServerFn({ method: 'GET' })
  .validator(inputOf(list))
  .handler(({ data }) => callUpstream(list, data))

export const fetchItem = createServerFn({ method: 'GET' })
  .validator(inputOf(detail))
  .handler(({ data }) => callUpstream(detail, data))

export const fetchStock = createServerFn({ method: 'GET' }).handler(() => callUpstream(statistics, {}))

export const fetchSync = createServerFn({ method: 'GET' }).handler(() => callUpstream(sync, { start: false }))

/** Starts a sync of the inventory from the platform. A no-op while one is running. */
export const startSync = createServerFn({ method: 'POST' }).handler(() => callUpstream(sync, { start: true }))
