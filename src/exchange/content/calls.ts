import * as content from '#contract/content.ts'
import { banner, notice } from '#contract/market/home.ts'
import { answer, type Route } from '../http/routes.ts'
import { listHelp, listProtocols, showHelp, showProtocol } from './documents.ts'
import { listBanners, listNotices } from './queries.ts'

export const contentRoutes: readonly Route[] = [
  answer(banner, listBanners),
  answer(notice, listNotices),
  answer(content.protocolNames, listProtocols),
  answer(content.protocolContent, showProtocol),
  answer(content.helpTypes, listHelp),
  answer(content.helpContent, showHelp),
]
