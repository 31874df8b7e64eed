import {defineDataset} from '../types.ts';

export const environmentVariables = defineDataset({
  id: 'environment-variables',
  title: 'Environment variables',
  columns: [
    {key: 'name', label: 'Name'},
    {key: 'meaning', label: 'Meaning'},
    {key: 'reader', label: 'Read by'},
  ],
  moreColumns: [{key: 'area', label: 'Area'}],
  rows: [
    {
      name: '`KAMIWAZA_ROOT`',
      meaning: 'Directory of the Community Edition; `${HOME}/kamiwaza` is the advice',
      reader: 'Platform',
      area: 'platform',
    },
    {
      name: '`KAMIWAZA_HEAD_IP`',
      meaning: 'Address of the head node',
      reader: '`install.sh --worker`',
      area: 'platform',
    },
    {
      name: '`KAMIWAZA_API_URI`',
      meaning: 'Base URL of the API',
      reader: 'Example programs; the SDK names it in an error message but does not read it',
      area: 'sdk',
    },
    {
      name: '`KAMIWAZA_API_URL`',
      meaning: 'Base URL of the API, under another name',
      reader: 'Other example programs',
      area: 'sdk',
    },
    {
      name: '`TAVILY_API_KEY`',
      meaning: 'Key for web search',
      reader: 'Tool template `tool-websearch`',
      area: 'tools',
    },
    {
      name: '`NVM_DIR`',
      meaning: 'Directory of the Node version manager',
      reader: 'NVM, during the installation from a tarball',
      area: 'host',
    },
    {
      name: '`CUDA_HOME`',
      meaning: 'CUDA directory in WSL, `/usr/local/cuda`; set `PATH` and `LD_LIBRARY_PATH` with it',
      reader: 'CUDA tools in WSL',
      area: 'gpu',
    },
    {
      name: '`INTEL_OPENCL_CONFIG`',
      meaning: 'OpenCL driver for Intel Arc in WSL, `/etc/OpenCL/vendors/intel.icd`',
      reader: 'OpenCL in WSL',
      area: 'gpu',
    },
  ],
  note: 'The Community Edition keeps its settings in `$KAMIWAZA_ROOT/env.sh`. A full list of the variables of the platform is not documented.',
});
