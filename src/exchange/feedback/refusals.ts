import { codes } from '#contract/codes.ts'
import { refuse } from '../refusal.ts'

export const pictureGone = () =>
  refuse(codes.pictureInvalid, 'A picture is no longer there. Please upload it again.', '图片已失效，请重新上传。')
