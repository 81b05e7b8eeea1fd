import { codes } from '#contract/codes.ts'
import { refuse } from '../refusal.ts'

export const pictureGone = () =>
  refuse(codes.pictureInvalid, 'A picture is no longer there. Please upload it again.', '图片已失效，请重新上传。')

export const conversationFull = () =>
  refuse(
    codes.tooManyRequests,
    'This conversation has become too long. Please close it and open a new one.',
    '该反馈的消息已达上限，请关闭后提交新的反馈。',
  )
