import { createFileRoute, createRootRoute, createRoute } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import { errorOf } from '../tests/setup/build-errors.ts'
import { slimRoute, slimRoutes, slimTree } from './slim-routes.ts'

test('the tree lists children without their names, and names only what differs between routes', () => {
  const code = [
    'const Cart = CartImport.update({\n\tid: "/cart",\n\tpath: "/cart",\n\tgetParentRoute: () => Pc\n});',
    'const Csv = CsvImport.update({\n\tid: "/wallet_/csv",\n\tpath: "/wallet/csv",\n\tgetParentRoute: () => Pc\n});',
    'const PcChildren = {\n\tCart,\n\tSale: SaleWithChildren\n};',
  ]
  const [helper, ...lines] = slimTree(code.join('\n')).split('\n')
  expect(helper).toMatch(/^const at = /)
  expect(lines).toEqual([
    'const Cart = CartImport.update(at("/cart", () => Pc));',
    ...code[1]!.split('\n'),
    'const PcChildren = [Cart, SaleWithChildren];',
  ])
})

const importer = (part: string, chunk = 'component---loader---pendingComponent') =>
  `const $$split${part}Importer = () => import("/a.tsx?tsr-split=${chunk}");`
const page = (...parts: string[]) =>
  ['export const Route = createFileRoute("/pc/a")({', 'validateSearch: search,', ...parts, '});'].join('\n')
const loader = 'loader: lazyFn($$splitLoaderImporter, "loader"),'
const pending = 'pendingComponent: lazyRouteComponent($$splitPendingComponentImporter, "pendingComponent"),'
const component = 'component: lazyRouteComponent($$splitComponentImporter, "component")'

test('a route takes the three parts that are in one chunk with one import', () => {
  const usual = [
    importer('Component'),
    importer('PendingComponent'),
    importer('Loader'),
    page(loader, pending, component),
  ]
  const slim = slimRoute(usual.join('\n'))
  expect(slim.match(/import\(/g)).toHaveLength(1)
  expect(slim).toContain('...routeParts(() => import("/a.tsx?tsr-split=component---loader---pendingComponent")),')
  expect(slim).toContain('createFileRoute()({\nvalidateSearch: search,')
  expect(slim).not.toMatch(/lazyFn|lazyRouteComponent|\$\$split/)
})

test('a route with other parts keeps them as they are', () => {
  const other = [importer('Component', 'component'), page(component)].join('\n')
  expect(slimRoute(other)).toBe(other.replace('createFileRoute("/pc/a")', 'createFileRoute()'))
  const fewer = [importer('Component'), importer('Loader'), page(loader, component)].join('\n')
  expect(slimRoute(fewer)).toContain(loader)
})

test('the router asks neither for the names of children nor for the path of a file', () => {
  const root = createRootRoute()
  const cart = createRoute({ getParentRoute: () => root, path: 'cart' })
  expect(root._addFileChildren([cart]).children).toEqual([cart])
  const made = (path?: string) =>
    (createFileRoute as (path?: string) => (options: object) => object)(path)({ ssr: true })
  expect(JSON.stringify(made())).toBe(JSON.stringify(made('/pc/cart')))
})

test('a build in which routes are written in another way fails', () => {
  expect(errorOf(slimRoutes(), 'buildEnd')).toContain('no longer written as expected: tree, path, parts')
})
