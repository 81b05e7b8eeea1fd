import {
  capsuleGroup,
  containerInfo,
  containers,
  dubbing,
  info,
  infoFilter,
  seriesItemset,
  stickers,
  stickersList,
} from '#contract/market/info.ts'
import { answer, type Route } from '../http/routes.ts'
import { listContainers, readContainer } from './queries-containers.ts'
import { listMusicKits } from './queries-music-kits.ts'
import { listSeries, readInfoFilter, readSeries } from './queries-series.ts'
import { listCapsuleGroups, listStickers, pickStickers } from './queries-stickers.ts'

export const marketInfoRoutes: readonly Route[] = [
  answer(capsuleGroup, listCapsuleGroups),
  answer(stickers, pickStickers),
  answer(stickersList, listStickers),
  answer(infoFilter, readInfoFilter),
  answer(info, listSeries),
  answer(seriesItemset, readSeries),
  answer(containers, listContainers),
  answer(containerInfo, readContainer),
  answer(dubbing, listMusicKits),
]
