import type { ListingFailure } from '#contract/selling.ts'
import { Button } from '#design/ui/action/button.tsx'
import { AlertIcon } from '#design/ui/icon/icons.tsx'
import { usePublicPath } from '#device/use-public-path.ts'
import * as m from '#paraglide/messages.js'
import { sellingList } from '#styled-system/recipes/selling-list.js'
import { textLink } from '#styled-system/recipes/text-link.js'
import type { SellingItem } from '../model.ts'
import { describeFailure } from './describe-failure.ts'

/** Failures fixed in the settings. */
const inSettings: readonly ListingFailure[] = ['inventory_private', 'api_key_invalid']

interface FailureNoteProps {
  item: SellingItem
  isBusy: boolean
  onRetry: (item: SellingItem) => void
  onTakeDown: (item: SellingItem) => void
}

/** Why a listing failed and how to fix it, with buttons to list it again or take it down. */
export function FailureNote({ item, isBusy, onRetry, onTakeDown }: FailureNoteProps) {
  const publicPath = usePublicPath()
  const styles = sellingList()
  const { failure, remedy } = item.listing
  if (failure === null) return null
  return (
    <div className={styles.failure}>
      <p className={styles.reason}>
        <AlertIcon size={16} />
        <span>
          {describeFailure(failure)}{' '}
          {inSettings.includes(failure) && (
            <a className={textLink()} href={`${publicPath('/pc/setting')}#trading`}>
              {m.selling_failed_settings()}
            </a>
          )}
        </span>
      </p>
      <span className={styles.failureTools}>
        {remedy !== 'take_down' && (
          <Button size="sm" disabled={isBusy} onClick={() => onRetry(item)}>
            {m.selling_retry()}
          </Button>
        )}
        <Button size="sm" look="danger" disabled={isBusy} onClick={() => onTakeDown(item)}>
          {m.selling_take_down()}
        </Button>
      </span>
    </div>
  )
}
