import {type ComponentType, createContext} from 'react';

/** What a page of an old release shows above its content; pages of the latest one have nothing here. */
export interface BannerProps {
  readonly className?: string;
}

/** Set by `src/theme/DocItem`, read by `src/theme/DocVersionBanner`. */
export const BannerContext = createContext<ComponentType<BannerProps> | undefined>(undefined);
