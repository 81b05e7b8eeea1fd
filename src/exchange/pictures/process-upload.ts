import { codes } from '#contract/codes.ts'
import { type Refusal, refuse } from '../refusal.ts'
import { createPictureQueue, QueueFull } from './picture-queue.ts'

/** Whatever people upload shares one queue, so that it leaves the other cores to everything else. */
const inTurn = createPictureQueue(20)

/** Seconds. */
const retryAfter = 5

/** Decodes or crops an upload when its turn comes; refused if too many wait already. */
export const processUpload = <Result>(process: () => Promise<Result>): Promise<Result | Refusal> =>
  inTurn(process).catch((error: unknown) => {
    if (!(error instanceof QueueFull)) throw error
    return refuse(
      codes.tooManyRequests,
      `Many pictures are being uploaded. Please try again in ${retryAfter} s.`,
      `当前上传的图片较多，请在 ${retryAfter} 秒后重试。`,
      { retry_after: retryAfter },
    )
  })
