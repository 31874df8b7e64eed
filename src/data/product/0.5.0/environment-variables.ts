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
      meaning: 'Community Edition directory; `${HOME}/kamiwaza` is recommended',
      reader: 'Platform',
      area: 'platform',
    },
    {
      name: '`KAMIWAZA_HEAD_IP`',
      meaning: 'Head node address',
      reader: '`install.sh --worker`',
      area: 'platform',
    },
    {
      name: '`KAMIWAZA_API_URI`',
      meaning: 'Base URL of the API, with `/api`: `http://localhost:7777/api/`',
      reader: 'Your own programs and examples; the SDK does not read it',
      area: 'sdk',
    },
    {
      name: '`KAMIWAZA_API_URL`',
      meaning: 'The same address under another name',
      reader: 'Other example programs',
      area: 'sdk',
    },
    {
      name: '`TAVILY_API_KEY`',
      meaning: 'Web search key',
      reader: 'Tool template `tool-websearch`',
      area: 'tools',
    },
    {
      name: '`NVM_DIR`',
      meaning: 'NVM directory',
      reader: 'NVM, during a tarball installation',
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
  note: 'The Community Edition keeps its settings in `$KAMIWAZA_ROOT/env.sh`.',
});
