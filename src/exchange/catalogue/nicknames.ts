/**
 * What people call things besides their names, in either language. Only words that the names do not contain: a search
 * for `kara` already finds Karambit, and `m9` the M9 Bayonet.
 */

/** By weapon slug. */
export const WEAPON_NICKNAMES: Readonly<Record<string, readonly string[]>> = {
  'desert-eagle': ['deagle', 'deag', '沙鹰'],
  'dual-berettas': ['dualies', 'elites', '双枪'],
  'five-seven': ['57', '五七'],
  'glock-18': ['格洛克'],
  'ak-47': ['ak'],
  awp: ['大狙'],
  'galil-ar': ['咖喱'],
  'zeus-x27': ['taser', '电击枪'],
  xm1014: ['xm', '连喷'],
  'pp-bizon': ['野牛'],
  'mag-7': ['警喷'],
  'sawed-off': ['匪喷'],
  'ump-45': ['车王'],
  'scar-20': ['连狙'],
  g3sg1: ['连狙'],
  'sg-553': ['krieg'],
  'ssg-08': ['scout', '鸟狙'],
  'm4a1-s': ['a1s', '消音m4', 'm4'],
  m4a4: ['m4'],
  'usp-s': ['usp', '消音手枪'],
  'r8-revolver': ['左轮'],
  'm9-bayonet': ['m9刺刀'],
  'butterfly-knife': ['bfk', 'bfly', '蝴蝶'],
  karambit: ['爪刀'],
  'huntsman-knife': ['猎刀'],
  'shadow-daggers': ['daggers', '影匕'],
  'bowie-knife': ['鲍伊刀'],
  'talon-knife': ['锯齿爪'],
  'skeleton-knife': ['骷髅刀'],
  'stiletto-knife': ['短剑刀'],
  'nomad-knife': ['流浪者'],
  'paracord-knife': ['伞绳'],
  'survival-knife': ['求生刀'],
  'classic-knife': ['海豹刀'],
  'kukri-knife': ['廓尔喀', '狗腿刀'],
}

/** By English finish name. */
export const FINISH_NICKNAMES: Readonly<Record<string, readonly string[]>> = {
  'Dragon Lore': ['dlore', '龙狙'],
  'Case Hardened': ['ch', '淬火'],
  'Crimson Web': ['cw', '红网'],
  Asiimov: ['asi'],
  'Tiger Tooth': ['tt'],
  'Marble Fade': ['mf', '大理石'],
  'Gamma Doppler': ['gd', '伽马'],
  Printstream: ['印花流'],
  'Blue Steel': ['蓝钢'],
  Fade: ['渐变'],
  'Kill Confirmed': ['kc'],
  'Hyper Beast': ['hb', '野兽'],
  'Fire Serpent': ['fs'],
}
