import { expect, test } from 'vitest'
import { printable } from './printable.ts'

test.each([
  ['user 7: 张三, “Ada”, 5.00 ¥ 🙂', 'user 7: 张三, “Ada”, 5.00 ¥ 🙂'],
  ['\u001b]52;c;cm0gLXJm\u0007', '\\u{1b}]52;c;cm0gLXJm\\u{7}'],
  ['\u009b2Ja\rb\tc', '\\u{9b}2Ja\\u{d}b\\u{9}c'],
  ['abc\u202ecba\u200b', 'abc\\u{202e}cba\\u{200b}'],
  ['line\n1 waiting\u2028x', 'line\n    1 waiting\\u{2028}x'],
])('S6.5 %j is printed as %j, once or twice', (text, printed) => {
  expect(printable(text)).toBe(printed)
  expect(printable(printed.replaceAll('\n    ', '\n'))).toBe(printed)
})
