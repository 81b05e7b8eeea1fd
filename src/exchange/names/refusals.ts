import { codes } from '#contract/codes.ts'
import { refuse } from '../refusal.ts'
import { longestNickname, longestShopName, type NameProblem } from './parse-name.ts'

const problems = {
  characters: [
    "A name has letters, digits, spaces and _ - . ' & · only.",
    "名称只能包含文字、数字、空格以及 _ - . ' & · 符号。",
  ],
  reserved: ['This name could be taken for the market itself.', '该名称容易被误认为官方，请更换。'],
} as const
const tooLong = {
  nickname: [`A nickname has 2 to ${longestNickname} characters.`, `昵称长度为 2 至 ${longestNickname} 个字符。`],
  shop: [`A shop's name has 2 to ${longestShopName} characters.`, `店铺名称长度为 2 至 ${longestShopName} 个字符。`],
} as const

/** The refusal of a chosen name that is not allowed. */
export function nameInvalid(of: keyof typeof tooLong, reason: NameProblem) {
  const [en, zhCn] = reason === 'length' ? tooLong[of] : problems[reason]
  return refuse(codes.nameInvalid, en, zhCn, { reason })
}
