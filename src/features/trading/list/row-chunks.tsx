import { memo, useMemo, type ReactNode } from 'react'
import { PicturesWanted } from '#features/items/pictures-wanted.ts'
import { tradeList } from '#styled-system/recipes/trade-list.js'
import { SelectedRows } from '../selection/selected-rows.ts'
import { useChosen, type SelectionStore } from '../selection/selection-store.ts'
import { useIsNear } from './use-is-near.ts'

interface RowChunksProps<Row> {
  rows: readonly Row[]
  /** They are cards beside each other. */
  isGrid?: boolean
  chosen: SelectionStore<Row>
  /** Draws one row. Keep it (`useCallback`): another one draws all of them again. */
  draw: (row: Row) => ReactNode
}

/** Rows or cards that are drawn, and follow the selection, or do not, together. Cards stand in 1, 2, 3, 4 or 6 columns: each fills its last
 * line. */
const chunkSize = 12

/** The rows of a list that may be thousands. To mark all of those takes seconds, so that a selection is shown by what is on the
 * screen, and by the others when they come near it. */
export function RowChunks<Row>({ rows, isGrid, chosen, draw }: RowChunksProps<Row>) {
  const chunks = useMemo(
    () =>
      Array.from({ length: Math.ceil(rows.length / chunkSize) }, (_, index) =>
        rows.slice(index * chunkSize, (index + 1) * chunkSize),
      ),
    [rows],
  )
  // By their place: what comes new at the top moves a row from one to the next, and the others stay.
  return chunks.map((chunk, index) => <Chunk key={index} rows={chunk} isGrid={isGrid} chosen={chosen} draw={draw} />)
}

const Chunk = memo(function Chunk<Row>({ rows, isGrid, chosen, draw }: RowChunksProps<Row>) {
  const { part, isNear, hasBeen } = useIsNear<HTMLDivElement>()
  const { rows: selected } = useChosen(chosen, isNear)
  return (
    <div ref={part} role="none" className={tradeList({ isGrid }).chunk}>
      <PicturesWanted value={hasBeen}>
        <SelectedRows value={selected}>
          <Drawn rows={rows} draw={draw} />
        </SelectedRows>
      </PicturesWanted>
    </div>
  )
}) as <Row>(props: RowChunksProps<Row>) => ReactNode

const Drawn = memo(function Drawn<Row>({ rows, draw }: Pick<RowChunksProps<Row>, 'rows' | 'draw'>) {
  return rows.map(draw)
}) as <Row>(props: Pick<RowChunksProps<Row>, 'rows' | 'draw'>) => ReactNode
