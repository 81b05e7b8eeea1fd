import { banner, notice } from '#contract/home.ts'
import { answer, type Route } from '../http/routes.ts'
import { listBanners, listNotices } from './queries.ts'

export const contentRoutes: readonly Route[] = [answer(banner, listBanners), answer(notice, listNotices)]
