import { icon } from './icon.tsx'

/** Icons of the tools and the menu that signed-in people have on every page. */

export const TasksIcon = /* @__PURE__ */ icon(
  'm3.5 6.5 1.5 1.5 3-3.5M12 6.5h8.5M3.5 12.5 5 14l3-3.5M12 12.5h8.5M3.5 18.5 5 20l3-3.5M12 18.5h8.5',
)
export const MailIcon = /* @__PURE__ */ icon(
  'M5.5 5.5h13a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2h-13a2 2 0 0 1-2-2v-9a2 2 0 0 1 2-2ZM4 7.5l8 5.5 8-5.5',
)
export const BookmarkIcon = /* @__PURE__ */ icon('M7 4h10v16l-5-4-5 4Z')
export const SettingsIcon = /* @__PURE__ */ icon(
  'M12 18a6 6 0 1 0 0-12 6 6 0 0 0 0 12Zm0-3.8a2.2 2.2 0 1 0 0-4.4 2.2 2.2 0 0 0 0 4.4ZM12 3.2V6m0 12v2.8M3.2 12H6m12 0h2.8M5.8 5.8l2 2m8.4 8.4 2 2M5.8 18.2l2-2m8.4-8.4 2-2',
)
export const LogoutIcon = /* @__PURE__ */ icon('M10 4.5H6.5a2 2 0 0 0-2 2v11a2 2 0 0 0 2 2H10M15 8l4 4-4 4m4-4H9.5')
export const ClockIcon = /* @__PURE__ */ icon('M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM12 7.5V12l3 2')
export const CartIcon = /* @__PURE__ */ icon('M3.5 4.5h2.2l2 10.5h9.8l2-7.5H6.3M9 19.5v.01M16.5 19.5v.01')
export const CardIcon = /* @__PURE__ */ icon(
  'M5 5.5h14a1.5 1.5 0 0 1 1.5 1.5v10a1.5 1.5 0 0 1-1.5 1.5H5A1.5 1.5 0 0 1 3.5 17V7A1.5 1.5 0 0 1 5 5.5ZM3.5 10h17M7 15h3.5',
)
