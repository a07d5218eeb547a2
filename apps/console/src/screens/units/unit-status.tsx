import type { BatteryUnit, BatteryUnitInput } from '@dpp/client';
import { Icon, type IconName } from '../../parts/icon.js';
import { useTexts } from '../../texts/use-texts.js';
import '../../styles/units.css';

export type UnitStatus = BatteryUnit['status'];

/** What a battery can become by an event; the end of its life is asked for by itself. */
export const livingStatuses = [
  ...['IN_SERVICE', 'REUSED', 'REPURPOSED', 'REMANUFACTURED'],
  ...['RECALLED', 'DECOMMISSIONED', 'WASTE'],
] as readonly UnitStatus[];

/** What a battery may become that another one is made from. */
export type PredecessorStatus = NonNullable<BatteryUnitInput['predecessorStatus']>;

export const becoming: readonly PredecessorStatus[] = ['REPURPOSED', 'REMANUFACTURED', 'REUSED'];

const signs: Readonly<Record<UnitStatus, readonly [icon: IconName, classes: string]>> = {
  IN_SERVICE: ['ok', 'st'],
  DECOMMISSIONED: ['end', 'st dim'],
  RECALLED: ['stop', 'st recalled'],
  REPURPOSED: ['go', 'st'],
  REMANUFACTURED: ['go', 'st'],
  REUSED: ['go', 'st'],
  WASTE: ['end', 'st dim'],
  RECYCLED: ['end', 'st dim'],
};

/** Where a battery stands in its life, with a sign. */
export function UnitStatusMark({ status }: { readonly status: UnitStatus }) {
  const { words } = useTexts('units');
  const [icon, classes] = signs[status];
  return (
    <span class={`${classes} wraps`}>
      <Icon name={icon} />
      {words.status[status]}
    </span>
  );
}
