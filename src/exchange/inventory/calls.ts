import { backpack } from '#contract/backpack.ts'
import * as calls from '#contract/inventory.ts'
import { answer, command, type Route } from '../http/routes.ts'
import { listBackpack } from './backpack.ts'
import { setRemark } from './commands/set-remark.ts'
import { syncInventory } from './commands/start-sync.ts'
import { parseInspect } from './inspect/parse-inspect.ts'
import { listInventory, showItem } from './queries.ts'
import { readStatistics } from './statistics.ts'

export const inventoryRoutes: readonly Route[] = [
  answer(calls.sync, syncInventory),
  answer(calls.list, listInventory),
  answer(calls.detail, showItem),
  command(calls.remark, setRemark),
  answer(calls.statistics, readStatistics),
  answer(calls.parseInspect, parseInspect),
  answer(backpack, listBackpack),
]
