import { expect, test } from 'vitest'
import { parseNickname } from './nickname.ts'

test.each([
  ['  Grace   Hopper ', 'Grace Hopper'],
  ['ＡＷＰ狙击手', 'AWP狙击手'],
  ['é-1_2.3', 'é-1_2.3'],
  ['ab', 'ab'],
  ['一二三四五六七八九十一二三四五六', '一二三四五六七八九十一二三四五六'],
])('S1.12 the nickname %s is kept as %s', (given, nickname) => expect(parseNickname(given)).toEqual({ nickname }))

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
])('S1.12 the nickname %j is refused: %s', (given, problem) => expect(parseNickname(given)).toEqual({ problem }))
