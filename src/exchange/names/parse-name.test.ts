import { expect, test } from 'vitest'
import { adoptNickname, longestNickname, parseName } from './parse-name.ts'

test.each([
  ['  Grace   Hopper ', 'Grace Hopper'],
  ['ＡＷＰ狙击手', 'AWP狙击手'],
  ['é-1_2.3', 'é-1_2.3'],
  ['ab', 'ab'],
  ['一二三四五六七八九十一二三四五六', '一二三四五六七八九十一二三四五六'],
])('S1.12 the nickname %s is kept as %s', (given, nickname) =>
  expect(parseName(given, longestNickname)).toEqual({ name: nickname }),
)

test.each([
  ['a', 'length'],
  ['   ', 'length'],
  ['abcdefghijklmnopq', 'length'],
  [`a${'\u0301'.repeat(80)}b`, 'length'],
  ['a\u202Eb', 'characters'],
  ['a\u200Bb', 'characters'],
  ['<script>', 'characters'],
  ['a\nb', 'characters'],
  ['😀😀', 'characters'],
  ['Amber Support', 'reserved'],
  ['ａｄｍｉｎ', 'reserved'],
  ['官 方 客 服', 'reserved'],
  ['o.f.f.i.c.i.a.l', 'reserved'],
])('S1.12 the nickname %j is refused: %s', (given, problem) =>
  expect(parseName(given, longestNickname)).toEqual({ problem }),
)

test.each([
  'Amber Support',
  'Аdmin',
  'admın',
  '0fficial',
  'ᴀᴅᴍɪɴ 3',
  'ΑDΜΙΝ',
  '5uppоrt',
  'Off icial',
  'a d m i n',
  '店铺官方',
  '客 服 小王',
  '管.理.员',
  '系統通知',
  'Staff',
])('S1.12 the name %s is refused: it would pass for the market', (given) =>
  expect(parseName(given, longestNickname)).toEqual({ problem: 'reserved' }),
)

test.each([
  ['★ Grace ★', 'Grace'],
  ['O’Brien · 店', 'O’Brien · 店'],
  ['a name of more than sixteen', 'a name of more t'],
  ['Grace\u202E\u200B\u3164 Hopper', 'Grace Hopper'],
  ['Amber\u202E Official Support', null],
  ['Ad\u200Dmi\u0301n', null],
  ['官\u200B方\u2060客服', null],
  ['\u3164\u3164\u3164', null],
  ['💀', null],
])('S1.12 somebody who is %j elsewhere is %j here', (elsewhere, nickname) =>
  expect(adoptNickname(elsewhere)).toBe(nickname),
)
