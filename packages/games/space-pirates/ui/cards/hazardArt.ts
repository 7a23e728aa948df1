/** Pictures of the Hazards. */
import type { Hazard } from '../../components.ts';
import A from '../art/hazard-A.svg?url';
import F from '../art/hazard-F.svg?url';
import L from '../art/hazard-L.svg?url';
import R from '../art/hazard-R.svg?url';
import S from '../art/hazard-S.svg?url';
import W from '../art/hazard-W.svg?url';

export const HAZARD_ART: Readonly<Record<Hazard, string>> = { F, R, L, A, S, W };
