import { codes } from '#contract/codes.ts'
import { refuse } from '../refusal.ts'

/** The refusals about real names, as people read them. */
export const realNameRefusals = {
  needed: () => refuse(codes.realNameNeeded, 'Please verify your real name first.', '请先完成实名认证。'),
  verified: () => refuse(codes.realNameVerified, 'Your real name is verified already.', '您已完成实名认证。'),
  differs: () =>
    refuse(codes.realNameDiffers, 'This is not the name you were verified with.', '与您实名认证的姓名不一致。'),
  contractNeeded: (version: string) =>
    refuse(codes.contractNeeded, 'Please accept the real-name agreement first.', '请先同意实名认证协议。', { version }),
  contractOutdated: (version: string) =>
    refuse(
      codes.contractNeeded,
      'There is a newer version of the agreement. Please read that one.',
      '协议已更新，请阅读新版本。',
      { version },
    ),
}
