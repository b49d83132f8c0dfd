import { filmsApi } from './films/api.ts';
import { mediaContract } from './contract.ts';
import { tracksApi } from './tracks/api.ts';
import { handedInApi } from './handed-in/api.ts';
import { picturesApi } from './pictures/api.ts';
import { serve } from '#platform/http/guard.ts';

export const mediaApi = serve(mediaContract).router({
  ...filmsApi,
  ...picturesApi,
  ...tracksApi,
  ...handedInApi,
});
